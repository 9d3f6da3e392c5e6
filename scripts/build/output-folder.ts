/** Where the built site lies. The bench and the browser tests build into folders of their own. */
export const outputFolder = process.env.OUT_DIR || 'dist';
