const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Writes data as JSON that cannot end the script element around it, whatever its strings hold. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
}
