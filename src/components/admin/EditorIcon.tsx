/** Hairline signs of the editor's buttons, of the family of the site's icons. The words stand beside them or in a label. */
const shapes = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  undo: 'M9 14 4.5 9.5 9 5M5 9.5h8.5a6 6 0 0 1 0 12H11',
  redo: 'm15 14 4.5-4.5L15 5M19 9.5h-8.5a6 6 0 0 0 0 12H13',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
  plus: 'M12 5v14M5 12h14',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  paragraph: 'M5 6h14M5 12h14M5 18h9',
  heading: 'M6 5v14M18 5v14M6 12h12',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4L16 12l4 4M9 9.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  link: 'M10 13.5a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7M14 10.5a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 16.5c0-1.5 2.5-1.5 2.5 0S4 19 4 20h2.5',
  deeper: 'M11 6h9M11 12h9M11 18h9M4 9l3 3-3 3',
  higher: 'M11 6h9M11 12h9M11 18h9M7 9l-3 3 3 3',
  quote: 'M5 6v12M10 7h10M10 12h10M10 17h6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  addRow: 'M4 4h16v9H4zM12 16v6M9 19h6',
  addColumn: 'M4 4h9v16H4zM19 9v6M16 12h6',
  dropRow: 'M4 4h16v9H4zM9 19h6',
  dropColumn: 'M4 4h9v16H4zM16 12h6',
  headRow: 'M4 5h16v14H4zM4 10h16M4 7.5h16',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
} as const;

export type EditorIconName = keyof typeof shapes;

export function EditorIcon({ name, size = 20 }: { name: EditorIconName; size?: number }) {
  return (
    <svg
      className="sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' ? 3 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
