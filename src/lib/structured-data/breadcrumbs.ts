/** One step of the way from the start page to a page; the page itself comes last. */
export type Crumb = { label: string; href: string; hreflang?: string };

/** The way to a page as schema.org's BreadcrumbList; `site` makes the addresses whole. */
export function toBreadcrumbList(crumbs: readonly Crumb[], site: URL | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
