import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { linkAddressFault, toLinkAddress } from '#lib/editor/link-address.ts';
import { faultLook, inputLook } from './looks.ts';

type Props = { editor: Editor; onClose: () => void };

/** The address of a link: for the selected words, for the link that the caret is in, or as words of its own. */
export function LinkForm({ editor, onClose }: Props) {
  const id = useId();
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const close = () => {
    editor.view.focus();
    onClose();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const href = toLinkAddress(address);
    if (href === null) {
      setFault(linkAddressFault);
      field.current?.focus();
      return;
    }
    const chain = editor.chain();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    close();
  };

  return (
    <form
      className="flex flex-wrap items-end gap-2 border-t border-rule bg-sheet p-3"
      aria-label="Link"
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <label className="font-[600]" htmlFor={`${id}-address`}>
          Link address
        </label>
        <input
          className={inputLook}
          id={`${id}-address`}
          ref={field}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setFault('');
          }}
        />
        <p className={faultLook} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      </div>
      <button className="button" type="submit" disabled={address.trim() === ''}>
        Set link
      </button>
      {typeof current === 'string' && (
        <button className="button quiet" type="button" onClick={remove}>
          Remove link
        </button>
      )}
      <button className="button quiet" type="button" onClick={close}>
        Cancel
      </button>
    </form>
  );
}
