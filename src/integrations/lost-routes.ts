import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names file and field of each path that a built site has neither a page nor a file for. */
export const listLostRoutes = (
  file: string,
  paths: Readonly<Record<string, string>>,
  built: string,
): string[] =>
  Object.entries(paths).flatMap(([name, path]) => {
    const [page = ''] = path.split('#');
    const isThere =
      existsSync(join(built, page, 'index.html')) || (/\.\w+$/.test(page) && existsSync(join(built, page)));
    return isThere ? [] : [`${file}, ${name}: there is no page ${page}`];
  });
