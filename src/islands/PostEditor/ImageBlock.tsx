import { type Dispatch, type Ref, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Actions, Button } from '#components/ui/Button.tsx';
import { InputField } from '#components/ui/Field.tsx';
import { pictureAddressFault, toPictureAddress } from '#lib/editor/picture-address.ts';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { BlockOf } from '#schemas/draft.ts';
import { scrollMargins } from './class-names.ts';
import { Pictures } from './Pictures.tsx';
import { UploadField } from './UploadField.tsx';

type Props = { block: BlockOf<'image'>; focus: Focus | null; dispatch: Dispatch<Action> };

/** An image, or the form that adds one. An image that cannot be shown brings the form back. */
export function ImageBlock({ block, focus, dispatch }: Props) {
  const { id, order, content } = block;
  const [editing, setEditing] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = editing || content.url === '' || broken === content.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each turn
  useLayoutEffect(() => {
    if (focus && focus.caret !== 'block') (field.current ?? opener.current)?.focus();
  }, [focus?.turn]);

  // The button that opened the form is gone: its first field has the focus.
  useLayoutEffect(() => {
    if (editing) field.current?.focus();
  }, [editing]);

  const add = (next: BlockOf<'image'>['content']) => {
    setBroken(null);
    setEditing(false);
    dispatch({ type: 'picture', id, content: next });
    dispatch({ type: 'focus', id, caret: 'block' });
  };

  const cancel = () => {
    setEditing(false);
    dispatch({ type: 'focus', id, caret: 'block' });
  };

  return (
    <div className="p-2">
      {isOpen ? (
        <ImageForm
          content={content}
          number={order + 1}
          isBroken={broken !== null && broken === content.url}
          fieldRef={field}
          onAdd={add}
          onCancel={editing ? cancel : null}
        />
      ) : (
        <figure>
          <img
            className="aspect-8/5 max-h-96 w-full rounded-soft object-contain object-left"
            src={content.url}
            alt={content.alt}
            referrerPolicy="no-referrer"
            onError={() => setBroken(content.url)}
          />
          {content.caption && (
            <figcaption className="mt-2 text-small text-ink-soft">{content.caption}</figcaption>
          )}
          <p className="flex flex-wrap items-center justify-between gap-x-2 text-small">
            <span className="wrap-anywhere text-ink-soft">
              {content.alt === ''
                ? 'No alt text: screen readers skip this image.'
                : `Alt text: ${content.alt}`}
            </span>
            <Button ref={opener} tone="text" onClick={() => setEditing(true)}>
              Edit image
            </Button>
          </p>
        </figure>
      )}
    </div>
  );
}

type FormProps = {
  content: BlockOf<'image'>['content'];
  number: number;
  isBroken: boolean;
  /** For its first field. */
  fieldRef: Ref<HTMLInputElement>;
  onAdd: (content: BlockOf<'image'>['content']) => void;
  onCancel: (() => void) | null;
};

function ImageForm({ content, number, isBroken, fieldRef, onAdd, onCancel }: FormProps) {
  const id = useId();
  const [url, setUrl] = useState(content.url);
  const [alt, setAlt] = useState(content.alt);
  const [caption, setCaption] = useState(content.caption ?? '');
  const [fault, setFault] = useState('');
  const shown = fault || (isBroken ? 'This image could not be shown. Please check its address.' : '');

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const address = toPictureAddress(url);
    if (address === null) return setFault(pictureAddressFault);
    const words = caption.trim();
    onAdd({ url: address, alt: alt.trim(), ...(words !== '' && { caption: words }) });
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-soft border border-dashed border-rule-strong p-4"
      aria-label={`Image, block ${number}`}
      noValidate
      onSubmit={send}
    >
      <InputField
        id={`${id}-url`}
        label="Image URL"
        fault={shown || null}
        isSpoken
        className={scrollMargins}
        ref={fieldRef}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setFault('');
        }}
      />
      <Pictures
        onChoose={(picture) => {
          setUrl(picture.url);
          setAlt(picture.alt);
          setFault('');
        }}
      />
      <UploadField
        onUploaded={(address) => {
          setUrl(address);
          setFault('');
        }}
      />
      <InputField
        id={`${id}-alt`}
        label="Alt text"
        hint="What the image shows, for those who cannot see it."
        className={scrollMargins}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <InputField
        id={`${id}-caption`}
        label="Caption (optional)"
        className={scrollMargins}
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      <Actions>
        <Button type="submit" disabled={url.trim() === ''}>
          Add
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  );
}
