import { EmergencyNote } from '#islands/Finder/EmergencyNote.tsx';
import { useEmergencies } from './use-emergencies.ts';

export interface SearchEmergenciesProps {
  search: string;
  /** The finder's index in the language of the page. */
  index: string;
}

/** Says what cannot wait among the words of a search that is not the finder's. */
export function SearchEmergencies({ search, index }: SearchEmergenciesProps) {
  return <EmergencyNote {...useEmergencies(search, index)} />;
}
