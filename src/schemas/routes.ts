import { z } from 'zod';

/** Paths of pages and files by name: each of its own, without a slash at the end. */
export const routesSchema = z
  .record(z.string(), z.string().regex(/^\/(?:[\w./#-]*[\w-])?$/, 'must be a path, like /why-us'))
  .superRefine((routes, context) => {
    const names = new Map<string, string>();
    for (const [name, path] of Object.entries(routes)) {
      const first = names.get(path);
      if (first) context.addIssue({ code: 'custom', path: [name], message: `${path} is ${first} already` });
      names.set(path, name);
    }
  });
