const asked = new Map<string, Promise<void>>();

/** Puts a style sheet into the page, once; refuses when it cannot be had. */
export function loadStyles(href: string): Promise<void> {
  let done = asked.get(href);
  if (!done) {
    done = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`No style sheet at ${href}`));
      document.head.append(link);
    });
    asked.set(href, done);
  }
  return done;
}
