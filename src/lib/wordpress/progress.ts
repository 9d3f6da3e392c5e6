/** How far a copy is. */
export type Step = { what: 'posts' | 'categories' | 'media' | 'staging'; done: number; of: number };
export type OnStep = (step: Step) => void;
