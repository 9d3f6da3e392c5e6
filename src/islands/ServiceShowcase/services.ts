import type { IconName } from '#components/ui/icon-shapes.ts';

/** What the showcase tells of one service. */
export interface ShownService {
  id: string;
  title: string;
  icon: IconName;
  image: string;
  description: string;
  /** The start of the description, for the choice. */
  preview: string;
  benefits: readonly string[];
}
