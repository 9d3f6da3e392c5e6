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
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
} as const;

export type SignName = keyof typeof shapes;

export function Sign({ name, size = 20 }: { name: SignName; size?: number }) {
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
