/** Bytes of UTF-8 that a slug may have: names of files hold 255, and some of built files go on after it. */
export const slugBytes = 200;

export const countBytes = (text: string): number => new TextEncoder().encode(text).length;
