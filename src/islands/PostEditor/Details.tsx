import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { PostChange } from '#backend/post-history.ts';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { HindiFields } from '#components/admin/HindiFields.tsx';
import { Field, fieldLook, InputField, inputLook, toAria } from '#components/ui/Field.tsx';
import { excerptLength, toExcerpt } from '#lib/editor/complete-draft.ts';
import type { Hindi } from '#lib/editor/hindi.ts';
import { pictureAddressFault, toPictureAddress } from '#lib/editor/picture-address.ts';
import { toSlug } from '#lib/editor/slug.ts';
import type { Action, Document, Field as FieldName } from '#lib/editor/state.ts';
import type { Live } from '#schemas/draft.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { scrollMargins, summaryClasses } from './class-names.ts';
import type { Faults } from './messages.ts';
import { Pictures } from './Pictures.tsx';
import { UploadField } from './UploadField.tsx';

const loadHistory = async () => (await import('./History.tsx')).History;
const loadKeys = async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp;

const excerptHint = `Shown on cards. Left empty, it is the first ${excerptLength} characters of the text.`;

type Props = {
  document: Document;
  faults: Faults;
  dispatch: Dispatch<Action>;
  live: Live | undefined;
  onEdit: () => void;
  onGoBack: (change: PostChange) => void;
};

/** What stands around the text: address, excerpt, its Hindi, categories, picture, author. */
export function Details({ document, faults, live, dispatch, onEdit, onGoBack }: Props) {
  const { title, slug, excerpt, titleHi, summaryHi, featuredImage, author, categories } = document;
  const [broken, setBroken] = useState('');
  const [hasKeys, setHasKeys] = useState(false);
  const [hasHistory, setHasHistory] = useState(false);
  const slugField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (faults.slug) slugField.current?.focus();
  }, [faults.slug]);
  const pictureField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when it is said; what stands before goes first
  useEffect(() => {
    if (faults.featuredImage && !faults.title && !faults.blocks && !faults.slug && !faults.hindi)
      pictureField.current?.focus();
  }, [faults.featuredImage]);
  const fill = (field: FieldName, value: string) => {
    dispatch({ type: 'fill', field, value, at: Date.now() });
    if (field === 'slug' || field === 'featuredImage') onEdit();
  };
  const fillHindi = (field: keyof Hindi, value: string) => {
    fill(field === 'title' ? 'titleHi' : 'summaryHi', value);
    onEdit();
  };
  const picture = toPictureAddress(featuredImage);
  const pictureFault =
    featuredImage !== '' && picture === null
      ? pictureAddressFault
      : broken !== '' && broken === picture
        ? 'This image could not be shown. Please check its address.'
        : null;

  return (
    <aside
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5 max-lg:in-data-previewed:hidden lg:col-start-2 lg:in-data-previewed:col-span-full lg:in-data-previewed:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
      aria-label="Post details"
    >
      <InputField
        id="post-slug"
        label="Slug"
        hint="The end of the address. Left empty, it is made from the title."
        fault={faults.slug ?? null}
        isSpoken
        className={scrollMargins}
        ref={slugField}
        value={slug}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={toSlug(title)}
        onChange={(event) => fill('slug', event.currentTarget.value)}
      />
      <Field name="post-excerpt" label="Excerpt" hint={excerptHint}>
        <textarea
          {...toAria({ name: 'post-excerpt', hint: excerptHint })}
          className={`resize-y ${inputLook} ${scrollMargins}`}
          id="post-excerpt"
          rows={4}
          value={excerpt}
          placeholder={toExcerpt(document)}
          onChange={(event) => fill('excerpt', event.currentTarget.value)}
        />
      </Field>
      <HindiFields
        hindi={{ title: titleHi, summary: summaryHi }}
        fault={faults.hindi ?? null}
        comesLater={Boolean(faults.title ?? faults.blocks ?? faults.slug)}
        className={scrollMargins}
        onFill={fillHindi}
      />
      <CategoryPicker
        chosen={categories ?? []}
        fault={faults.categories}
        dispatch={dispatch}
        onEdit={onEdit}
      />
      <div className={fieldLook}>
        <InputField
          id="post-picture"
          label="Featured image URL"
          fault={pictureFault}
          isSpoken
          className={scrollMargins}
          ref={pictureField}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={featuredImage}
          onChange={(event) => fill('featuredImage', event.currentTarget.value.trim())}
        />
        {picture !== null && pictureFault === null && (
          <img
            className="mt-2 aspect-8/5 w-full rounded-soft object-cover"
            src={picture}
            alt=""
            referrerPolicy="no-referrer"
            onError={() => setBroken(picture)}
          />
        )}
        <Pictures onChoose={({ url }) => fill('featuredImage', url)} />
        <UploadField onUploaded={(address) => fill('featuredImage', address)} />
      </div>
      <InputField
        id="post-author"
        label="Author"
        className={scrollMargins}
        value={author}
        autoComplete="off"
        onChange={(event) => fill('author', event.currentTarget.value)}
      />
      {live && (
        <details onToggle={(event) => setHasHistory(event.currentTarget.open)}>
          <summary className={summaryClasses}>History</summary>
          {hasHistory && <LazyPart load={loadHistory} props={{ live, onGoBack }} />}
        </details>
      )}
      <details onToggle={(event) => setHasKeys(event.currentTarget.open)}>
        <summary className={summaryClasses}>Keyboard</summary>
        {hasKeys && <LazyPart load={loadKeys} props={{}} />}
      </details>
    </aside>
  );
}
