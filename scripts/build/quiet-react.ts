import type { Plugin } from 'vite';

/** React's DOM as it is published. */
const file = /[\\/]react-dom-client\.production\.js$/;

/**
 * React DOM creates an Error object when its file is first run, to throw it later. With every Error Chrome records a stack
 * trace, and for line numbers it reads the whole 200 KB file once more, before any island can start: 40 ms on a weak phone.
 * Nobody needs that trace, so this Vite plugin switches traces off while React DOM is set up. It stops the build when
 * React's file is not found, as may happen after an upgrade.
 */
export function quietReact(): Plugin {
  let seen = false;
  return {
    name: 'quiet-react',
    transform: {
      filter: { id: file },
      handler(code) {
        seen = true;
        return {
          code: `var places = Error.stackTraceLimit; Error.stackTraceLimit = undefined;\n${code}\nError.stackTraceLimit = places;`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !seen)
        throw new Error(`No file of React matches ${file}: see scripts/build/quiet-react.ts.`);
    },
  };
}
