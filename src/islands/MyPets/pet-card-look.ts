/** A pet's picture beside its name; the rest of the card below both. */
export const petCardLook =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-4 max-[18rem]:grid-cols-[minmax(0,1fr)]';
