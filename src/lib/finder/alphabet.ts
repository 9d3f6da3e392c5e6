const order = new Intl.Collator('en', { numeric: true });

type Titled = { readonly title: string };

/** The order of a list from A to Z; titles that start with a figure come first. */
export const compareTitles = (one: Titled, other: Titled): number => order.compare(one.title, other.title);
