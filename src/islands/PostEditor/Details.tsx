import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { PostChange } from '#backend/post-history.ts';
import { Later } from '#components/account/Later.tsx';
import { excerptLength, toExcerpt } from '#lib/editor/complete.ts';
import { pictureAddressFault, toPictureAddress } from '#lib/editor/picture-address.ts';
import { toSlug } from '#lib/editor/slug.ts';
import type { Action, Document, Field } from '#lib/editor/state.ts';
import type { Live } from '#schemas/draft.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { faultLook, fieldLook, hintLook, inputLook, summaryLook } from './looks.ts';
import { Pictures } from './Pictures.tsx';
import type { Faults } from './said.ts';
import { UploadField } from './UploadField.tsx';

const loadHistory = async () => (await import('./History.tsx')).History;
const loadKeys = async () => (await import('./Keys.tsx')).Keys;

type Props = {
  document: Document;
  faults: Faults;
  dispatch: Dispatch<Action>;
  live: Live | undefined;
  onEdit: () => void;
  onGoBack: (change: PostChange) => void;
};

/** What stands around the text: address, excerpt, categories, picture, author. */
export function Details({ document, faults, live, dispatch, onEdit, onGoBack }: Props) {
  const { title, slug, excerpt, featuredImage, author, categories } = document;
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
    if (faults.featuredImage && !faults.title && !faults.blocks && !faults.slug)
      pictureField.current?.focus();
  }, [faults.featuredImage]);
  const fill = (field: Field, value: string) => {
    dispatch({ type: 'fill', field, value, at: Date.now() });
    if (field === 'slug' || field === 'featuredImage') onEdit();
  };
  const picture = toPictureAddress(featuredImage);
  const pictureFault =
    featuredImage !== '' && picture === null
      ? pictureAddressFault
      : broken !== '' && broken === picture
        ? 'This image could not be shown. Please check its address.'
        : '';

  return (
    <aside
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5 max-lg:in-data-previewed:hidden lg:col-start-2 lg:in-data-previewed:col-span-full lg:in-data-previewed:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
      aria-label="Post details"
    >
      <div className={fieldLook}>
        <label className="font-[600]" htmlFor="post-slug">
          Slug
        </label>
        <input
          className={inputLook}
          id="post-slug"
          ref={slugField}
          value={slug}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={toSlug(title)}
          aria-invalid={faults.slug !== undefined}
          aria-describedby="post-slug-hint post-slug-fault"
          onChange={(event) => fill('slug', event.currentTarget.value)}
        />
        <p className={hintLook} id="post-slug-hint">
          The end of the address. Left empty, it is made from the title.
        </p>
        <p className={faultLook} id="post-slug-fault" role="alert">
          {faults.slug}
        </p>
      </div>
      <div className={fieldLook}>
        <label className="font-[600]" htmlFor="post-excerpt">
          Excerpt
        </label>
        <textarea
          className={`resize-y ${inputLook}`}
          id="post-excerpt"
          rows={4}
          value={excerpt}
          placeholder={toExcerpt(document)}
          aria-describedby="post-excerpt-hint"
          onChange={(event) => fill('excerpt', event.currentTarget.value)}
        />
        <p className={hintLook} id="post-excerpt-hint">
          {`Shown on cards. Left empty, it is the first ${excerptLength} characters of the text.`}
        </p>
      </div>
      <CategoryPicker
        chosen={categories ?? []}
        fault={faults.categories}
        dispatch={dispatch}
        onEdit={onEdit}
      />
      <div className={fieldLook}>
        <label className="font-[600]" htmlFor="post-picture">
          Featured image URL
        </label>
        <input
          className={inputLook}
          id="post-picture"
          ref={pictureField}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={featuredImage}
          aria-invalid={pictureFault !== ''}
          aria-describedby="post-picture-fault"
          onChange={(event) => fill('featuredImage', event.currentTarget.value.trim())}
        />
        <p className={faultLook} id="post-picture-fault" role="alert">
          {pictureFault}
        </p>
        {picture !== null && pictureFault === '' && (
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
      <div className={fieldLook}>
        <label className="font-[600]" htmlFor="post-author">
          Author
        </label>
        <input
          className={inputLook}
          id="post-author"
          value={author}
          autoComplete="off"
          onChange={(event) => fill('author', event.currentTarget.value)}
        />
      </div>
      {live && (
        <details onToggle={(event) => setHasHistory(event.currentTarget.open)}>
          <summary className={summaryLook}>History</summary>
          {hasHistory && <Later load={loadHistory} props={{ live, onGoBack }} />}
        </details>
      )}
      <details onToggle={(event) => setHasKeys(event.currentTarget.open)}>
        <summary className={summaryLook}>Keys</summary>
        {hasKeys && <Later load={loadKeys} props={{}} />}
      </details>
    </aside>
  );
}
