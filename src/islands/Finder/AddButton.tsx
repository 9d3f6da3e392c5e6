import { addToBookingList, removeFromBookingList } from '#stores/booking-list.ts';

interface Props {
  code: string;
  title: string;
  isOn: boolean;
}

/** Puts a test on the visitor's plan, and takes it off again. */
export function AddButton({ code, title, isOn }: Props) {
  return (
    <button
      type="button"
      className="add"
      aria-pressed={isOn}
      aria-label={`${isOn ? 'In plan' : 'Add to plan'}: ${title}`}
      onClick={() => (isOn ? removeFromBookingList(code) : addToBookingList(code))}
    >
      {isOn ? 'In plan' : 'Add'}
    </button>
  );
}
