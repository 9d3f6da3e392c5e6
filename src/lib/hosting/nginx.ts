import type { HeaderRule, Redirect } from './cdn.ts';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path of a rule as a key of nginx's `map`, which tries whole keys first and then patterns from the top. */
function toKey(path: string): string {
  return quote(path.endsWith('*') ? `~^${escapePattern(path.slice(0, -1))}` : path);
}

/** What was asked stays with an address that has moved, before the part of the page that it names. */
const withQuery = (to: string): string => to.replace(/(?=#)|$/, '$$is_args$$args');

/** Letters of other scripts come as `%E0` or as `%e0`. */
const eitherCase = (path: string): string =>
  path.replace(/%[0-9A-F]{2}/g, (code) =>
    code.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`),
  );

/** Whole keys do not tell capitals apart, and some addresses differ in nothing else: so a pattern. */
const toMove = ({ from, to }: Redirect): string =>
  `  ${quote(`~^${eitherCase(escapePattern(from))}/?$`)} ${quote(withQuery(to))};`;

/** From the file of a page to the page, as on the CDN; not where two slashes would then lead to another site. */
const moveFiles = [
  `  ${quote(String.raw`~^/index\.html$`)} ${quote(withQuery('/'))};`,
  `  ${quote(String.raw`~^(?<site_page>/[^/\\].*?)(/index)?\.html$`)} ${quote(withQuery('$site_page'))};`,
].join('\n');

const toVariable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** A file that one build lacks may be back with the next: that it is missing is asked again, whatever its folder says. */
const keptLong = 'Cache-Control';
const keptHere = '$site_kept';

/** A header's value by path; the last rule wins, as on the CDN. An empty value sends nothing. */
function toHeaderMap(header: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[header];
    if (value === undefined) return [];
    return [`  ${path === '/*' ? 'default' : toKey(path)} ${quote(value)};`];
  });
  // A default may stand anywhere; patterns are tried from the top, so the narrower, later ones come first.
  return `map $site_path ${toVariable(header)} {\n${lines.reverse().join('\n')}\n}`;
}

/**
 * One file for the `http` block of nginx with a server that includes the same headers, redirects and 404 pages as the
 * CDN. Paths are compared as the browser asked, because nginx's own `$uri` changes while it looks for a file.
 */
export function toNginxConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  openFolders: readonly string[] = [],
): string {
  const typed = rules.flatMap(({ path, headers }) =>
    headers['Content-Type'] ? [{ path, type: headers['Content-Type'] }] : [],
  );
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== 'Content-Type',
  );
  return `# Written by npm run build. Include it in the http block; certificates belong into the server block.
map_hash_max_size 16384;
map_hash_bucket_size 512;

map $request_uri $site_path {
  ~^(?<asked>[^?]*) $asked;
}

${names.map((header) => toHeaderMap(header, rules)).join('\n\n')}

map $status ${keptHere} {
  404 "no-cache";
  default ${toVariable(keptLong)};
}

map $site_path $site_moved {
  default "";
${moveFiles}
${redirects.map(toMove).join('\n')}
}

server {
  listen 80;
  server_name _;
  root /var/www/site;
  charset utf-8;
  charset_types text/css text/csv text/javascript text/plain;
  etag on;
  # Files that npm run build -- --precompress has written; brotli_static needs nginx's brotli module.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/csv csv;
    application/json json;
    application/manifest+json webmanifest;
    application/rss+xml rss;
    application/xml xml;
    image/avif avif;
    image/webp webp;
    image/jpeg jpg;
    image/png png;
    image/svg+xml svg;
    image/x-icon ico;
    font/woff2 woff2;
    video/mp4 mp4;
    video/webm webm;
  }

${names.map((header) => `  add_header ${header} ${header === keptLong ? keptHere : toVariable(header)} always;`).join('\n')}

  if ($site_moved) {
    return 301 $site_moved;
  }
  rewrite ^(.+)/$ $1 permanent;

  location / {
    try_files $uri $uri/index.html =404;
  }
${typed.map(({ path, type }) => `  location = ${path} {\n    types {\n    }\n    default_type ${type};\n  }`).join('\n')}
${openFolders.map((folder) => `  location ^~ ${folder}/ {\n    try_files $uri $uri/index.html ${folder}/index.html;\n  }`).join('\n')}
  location ~ /(_headers|_redirects|\\.assetsignore)$ {
    return 404;
  }
  error_page 404 /404.html;
  location ^~ /blog/ {
    try_files $uri $uri/index.html =404;
    error_page 404 /blog/404.html;
  }
}
`;
}
