import type { Editor } from '@tiptap/react';
import { createContext, useContext } from 'react';

/** What the fields of the blocks tell the workspace. */
type WorkspaceCalls = {
  /** The caret is in the words of this block: the tools mean them. */
  onActive: (id: string, editor: Editor) => void;
  /** Something pasted was not taken, and why. */
  refuse: (message: string) => void;
};

export const WorkspaceContext = createContext<WorkspaceCalls>({ onActive: () => {}, refuse: () => {} });
export const useWorkspace = (): WorkspaceCalls => useContext(WorkspaceContext);
