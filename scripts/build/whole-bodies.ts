/**
 * Node copies the body of a Response into a stream and out of it again, which took a seventh of a large build. While pages
 * are drawn, a body that is there as a whole is kept beside its Response instead.
 */
const bodies = new WeakMap<Response, Uint8Array>();

/** From now on every `new Response` of this process keeps a body of bytes aside. */
export function keepBodiesWhole(): void {
  globalThis.Response = new Proxy(Response, {
    construct(Plain, [body, init]: ConstructorParameters<typeof Response>) {
      if (!(body instanceof Uint8Array)) return new Plain(body, init);
      const answer = new Plain(null, init);
      bodies.set(answer, body);
      return answer;
    },
  });
}

export const readBody = async (answer: Response): Promise<Uint8Array> =>
  bodies.get(answer) ?? new Uint8Array(await answer.arrayBuffer());
