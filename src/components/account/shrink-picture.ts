import { isPetImage } from '#schemas/pet.ts';

/** Pixels of the square that is kept, largest first. */
const sides = [320, 240, 160] as const;
const qualities = [0.8, 0.6, 0.4] as const;

/**
 * Cuts the middle square out of a picture and makes it small enough to be kept with the row, as a data address. Null
 * when the file is no picture that this browser can read. Nothing but pixels is left: no place, no camera, no script.
 */
export async function shrinkPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  for (const side of sides) {
    canvas.width = side;
    canvas.height = side;
    // Transparent parts would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(
      picture,
      (picture.width - cut) / 2,
      (picture.height - cut) / 2,
      cut,
      cut,
      0,
      0,
      side,
      side,
    );
    for (const quality of qualities) {
      const data = canvas.toDataURL('image/jpeg', quality);
      if (isPetImage(data)) return data;
    }
  }
  return null;
}
