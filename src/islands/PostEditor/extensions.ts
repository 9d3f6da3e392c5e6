/** What Tiptap may hold of a block: no more than the cleaning of articles lets through. */
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableCell, TableHeader, TableRow, Table as TiptapTable } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Extension, type Extensions, Mark, Node } from '@tiptap/react';
import { readLinkAddress } from '#lib/article/addresses.ts';

/** Tiptap's own brings what finds addresses in texts, 20 KB; here a link is what somebody set. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => readLinkAddress(link.getAttribute('href') ?? '') !== null && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Signs that stored articles may hold and no button makes: an edit beside them leaves them as they are. */
const keptMarks = [
  'abbr',
  'cite',
  'code',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'sub',
  'sup',
  'u',
].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => ({ title: { default: null }, lang: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** One document for one block; the history of steps is that of the whole post. */
const toDocument = (content: string) => Node.create({ name: 'doc', topNode: true, content });

const words: Extensions = [Paragraph, Text, HardBreak, Bold, Italic, Link, ...keptMarks];

const CellScope = Extension.create({
  name: 'cellScope',
  addGlobalAttributes: () => [
    { types: ['tableCell', 'tableHeader'], attributes: { scope: { default: null } } },
  ],
});

/** Without the widths of columns, which Tiptap writes as styles. */
const Table = TiptapTable.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The words of a paragraph or a heading. */
export const wordsExtensions: Extensions = [toDocument('paragraph'), ...words];

/** A list, a quote or a table. */
export const richExtensions: Extensions = [
  toDocument('bulletList | orderedList | blockquote | table'),
  ...words,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  CellScope,
];
