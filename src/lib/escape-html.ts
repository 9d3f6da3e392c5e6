const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as HTML that shows exactly this text, in an element or in an attribute's double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? '');
