/** Puts values into the places of a text: `{found} of {all} questions`. Words that travel to an island cannot be functions. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
