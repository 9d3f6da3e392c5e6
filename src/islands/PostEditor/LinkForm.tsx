import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { InputField } from '#components/ui/Field.tsx';
import { linkAddressFault, toLinkAddress } from '#lib/editor/link-address.ts';
import { scrollMargins } from './class-names.ts';

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
        <InputField
          id={`${id}-address`}
          label="Link address"
          fault={fault || null}
          isSpoken
          className={scrollMargins}
          ref={field}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setFault('');
          }}
        />
      </div>
      <Button type="submit" disabled={address.trim() === ''}>
        Set link
      </Button>
      {typeof current === 'string' && (
        <Button tone="quiet" onClick={remove}>
          Remove link
        </Button>
      )}
      <Button tone="quiet" onClick={close}>
        Cancel
      </Button>
    </form>
  );
}
