/** An answer that is neither a server error nor a request to slow down. */
export type Answer = {
  request: string;
  status: number;
  headers: Headers;
  text: string;
  /** What the text says as JSON; undefined where it is none. */
  json: unknown;
};
