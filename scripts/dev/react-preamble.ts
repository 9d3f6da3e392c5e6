import type { Plugin } from 'vite';

/**
 * Hot reload of React wants to be set up before the first component runs. Astro does so beside its own islands; ours
 * are fetched by the page's loader, so each brings it along.
 */
export function reactPreamble(): Plugin {
  return {
    name: 'react-preamble',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/islands\/\w+\/mount\.tsx$/.test(id)) return undefined;
      return { code: `import '@vitejs/plugin-react/preamble';${code}`, map: null };
    },
  };
}
