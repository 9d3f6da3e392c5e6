import type { Plugin } from 'vite';

/** React's DOM as it is published. */
const file = /[\\/]react-dom-client\.production\.js$/;

/**
 * React's DOM makes an error while it is set up, which it throws later without looking where it was made. For the places
 * it came through Chrome reads the whole 200 KB once more, before any island of React can start: 40 ms of a weak phone. This
 * Vite plugin lets no places be noted meanwhile. Throws when React's file is not found, as it may be after an upgrade.
 */
export function quietReact(): Plugin {
  let seen = false;
  return {
    name: 'quiet-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!file.test(id)) return undefined;
      seen = true;
      return {
        code: `var places = Error.stackTraceLimit; Error.stackTraceLimit = undefined;\n${code}\nError.stackTraceLimit = places;`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !seen)
        throw new Error(`No file of React matches ${file}: see scripts/build/quiet-react.ts.`);
    },
  };
}
