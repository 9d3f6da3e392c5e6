/** Milliseconds one picture may keep a list waiting. */
const patience = 8000;

/** The address of a medium's file, asked of WordPress; null when it cannot be had, which is no error. */
export async function loadMediaAddress(wordpress: string, id: number): Promise<string | null> {
  try {
    const base = `${wordpress.replace(/\/+$/, '')}/`;
    const answer = await fetch(new URL(`wp-json/wp/v2/media/${id}`, base), {
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return null;
    const medium: unknown = await answer.json();
    return typeof medium === 'object' && medium !== null && 'source_url' in medium
      ? String(medium.source_url)
      : null;
  } catch {
    return null;
  }
}
