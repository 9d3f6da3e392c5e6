/** How a fact is told apart beside its words: by the colour of the dot before them. */
const looks = {
  premium: 'text-ink before:bg-haematoxylin',
  popular: 'text-ink before:bg-marigold',
  urgent: 'text-vermilion before:bg-vermilion',
  saving: 'mr-1 font-[600] text-ink before:bg-leaf',
  High: 'text-ink before:bg-vermilion',
  Medium: 'text-ink before:bg-marigold',
  Low: 'text-ink before:bg-leaf',
};

interface Props {
  look: keyof typeof looks;
  words: string;
}

/** A short fact beside a name. */
export function Badge({ look, words }: Props) {
  return (
    <span className={`before:mr-1.5 before:inline-block before:size-2 before:rounded-[50%] ${looks[look]}`}>
      {words}
    </span>
  );
}
