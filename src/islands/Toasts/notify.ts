/**
 * Messages at the top right. Their code and the container come with the first message: success stays 2 s, error 4 s,
 * loading until it is dismissed, at most 20 are kept (the defaults of react-hot-toast, whose headless half this uses:
 * its styled half writes style elements, which the content policy forbids).
 */
async function open() {
  const [{ default: toast }, { showToasts }] = await Promise.all([
    import('react-hot-toast/headless'),
    import('./show-toasts.tsx'),
  ]);
  showToasts();
  return toast;
}

export const notify = {
  /** Fetches the code ahead of the first message. A failure shows when a message is really to be given. */
  async prepare(): Promise<void> {
    await open().catch(() => undefined);
  },
  async success(text: string): Promise<void> {
    (await open()).success(text);
  },
  async error(text: string): Promise<void> {
    (await open()).error(text);
  },
  /** Resolves to the function that takes the message away. */
  async loading(text: string): Promise<() => void> {
    const toast = await open();
    const id = toast.loading(text);
    return () => toast.dismiss(id);
  },
};
