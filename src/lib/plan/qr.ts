import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';

/** Bytes of the largest code (97 modules a side) that a phone still reads from the collection sheet. */
const mostBytes = 660;

/** A QR code as one path of an SVG whose unit is a module, and how many modules its side has. */
export type QrCode = { readonly size: number; readonly path: string };

/** A text as a QR code that can be read with 15 % of it gone (level M); null where the text is too long for one. */
export function toQrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > mostBytes) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
