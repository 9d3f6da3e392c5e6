import { type Dispatch, useState } from 'react';
import { excerptLength, toExcerpt } from '#lib/editor/complete.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import { toSlug } from '#lib/editor/slug.ts';
import type { Action, Document, Field } from '#lib/editor/state.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { Pictures } from './Pictures.tsx';

type Props = {
  document: Document;
  faults: { slug?: string; categories?: string };
  dispatch: Dispatch<Action>;
  onEdit: () => void;
};

/** What stands around the text: address, excerpt, categories, picture, author. */
export function Details({ document, faults, dispatch, onEdit }: Props) {
  const { title, slug, excerpt, featuredImage, author, categories } = document;
  const [broken, setBroken] = useState('');
  const fill = (field: Field, value: string) => {
    dispatch({ type: 'fill', field, value, at: Date.now() });
    if (field === 'slug') onEdit();
  };
  const isPicture = featuredImage === '' || toPictureAddress(featuredImage) !== null;
  const pictureFault = !isPicture
    ? 'Please give an address that begins with https:// or with /.'
    : broken !== '' && broken === featuredImage
      ? 'This image could not be shown. Please check its address.'
      : '';

  return (
    <aside className="details" aria-label="Post details">
      <div className="field">
        <label htmlFor="post-slug">Slug</label>
        <input
          id="post-slug"
          value={slug}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={toSlug(title)}
          aria-invalid={faults.slug !== undefined}
          aria-describedby="post-slug-hint post-slug-fault"
          onChange={(event) => fill('slug', event.currentTarget.value)}
        />
        <p className="hint" id="post-slug-hint">
          The end of the address. Left empty, it is made from the title.
        </p>
        <p className="fault" id="post-slug-fault" role="alert">
          {faults.slug}
        </p>
      </div>
      <div className="field">
        <label htmlFor="post-excerpt">Excerpt</label>
        <textarea
          id="post-excerpt"
          rows={4}
          value={excerpt}
          placeholder={toExcerpt(document)}
          aria-describedby="post-excerpt-hint"
          onChange={(event) => fill('excerpt', event.currentTarget.value)}
        />
        <p className="hint" id="post-excerpt-hint">
          {`Shown on cards. Left empty, it is the first ${excerptLength} characters of the text.`}
        </p>
      </div>
      <CategoryPicker
        chosen={categories ?? []}
        fault={faults.categories}
        dispatch={dispatch}
        onEdit={onEdit}
      />
      <div className="field">
        <label htmlFor="post-picture">Featured image URL</label>
        <input
          id="post-picture"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={featuredImage}
          aria-invalid={pictureFault !== ''}
          aria-describedby="post-picture-fault"
          onChange={(event) => fill('featuredImage', event.currentTarget.value.trim())}
        />
        <p className="fault" id="post-picture-fault" role="alert">
          {pictureFault}
        </p>
        {featuredImage !== '' && pictureFault === '' && (
          <img className="featured" src={featuredImage} alt="" onError={() => setBroken(featuredImage)} />
        )}
        <Pictures onChoose={({ url }) => fill('featuredImage', url)} />
      </div>
      <div className="field">
        <label htmlFor="post-author">Author</label>
        <input
          id="post-author"
          value={author}
          autoComplete="off"
          onChange={(event) => fill('author', event.currentTarget.value)}
        />
      </div>
      <details className="keys">
        <summary>Keys</summary>
        <dl>
          <dt>Enter</dt>
          <dd>next paragraph</dd>
          <dt>Shift + Enter</dt>
          <dd>line break</dd>
          <dt>Escape</dt>
          <dd>from the words to their block; arrows go on, Enter goes in, Delete deletes it</dd>
          <dt>Alt + ↑ ↓</dt>
          <dd>move the block</dd>
          <dt>Ctrl + Z, Ctrl + Y</dt>
          <dd>undo, redo</dd>
          <dt>Ctrl + Alt + 0 to 6</dt>
          <dd>paragraph, heading 1 to 6</dd>
          <dt>Ctrl + S</dt>
          <dd>save</dd>
          <dt>Alt + F10</dt>
          <dd>to the tools</dd>
        </dl>
      </details>
    </aside>
  );
}
