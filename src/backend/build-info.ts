import * as z from 'zod/mini';
import { routes } from '#config/routes.ts';

const buildInfoSchema = z.object({
  /** ISO instant of the build that made the pages of this site. */
  builtAt: z.string(),
  /** Posts it was made with. */
  posts: z.number(),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** When the pages were last built; null when the site does not say. */
export async function loadBuildInfo(): Promise<BuildInfo | null> {
  try {
    const answer = await fetch(routes.buildInfo, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return answer.ok ? (buildInfoSchema.safeParse(await answer.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
