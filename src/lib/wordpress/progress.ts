/** How far a copy is. */
export type Step = { what: 'posts' | 'categories' | 'media' | 'staging'; done: number; of: number };

const words: Record<Step['what'], string> = {
  posts: 'Reading posts, page',
  categories: 'Reading categories, page',
  media: 'Reading featured pictures,',
  staging: 'Laying the rows ready, batch',
};

/** How far the copying is, in words. */
export const formatStep = ({ what, done, of }: Step): string => `${words[what]} ${done} of ${of}`;

export type OnStep = (step: Step) => void;
