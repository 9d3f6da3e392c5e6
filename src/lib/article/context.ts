export interface ArticleContext {
  /** The post's own permalink, which relative addresses start from; null for a post written on this site. */
  base: string | null;
  /** Hosts, with port where it is not the usual one and without `www.`, whose pictures may be shown. */
  imageHosts: readonly string[];
  /** The path on this site of an address of the old blog, or null when it has none. */
  resolveLink(url: URL): string | null;
  /** Told of each host whose picture became a link, since it is not allowed. */
  onLinked?: (host: string) => void;
}
