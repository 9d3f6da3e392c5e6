import { useState } from 'react';
import { ownPictureFiles, ownPictures } from '#data/pictures.ts';

type Props = { onChoose: (picture: { url: string; alt: string }) => void };

/** The laboratory's own pictures, fetched when somebody wants to see them. */
export function Pictures({ onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="pictures" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Choose one of our pictures</summary>
      {isOpen && (
        <ul>
          {ownPictures.map(({ name, file, alt }) => (
            <li key={file}>
              <button
                type="button"
                onClick={() => onChoose({ url: `/art/${file}${ownPictureFiles.wide}`, alt })}
              >
                <img
                  src={`/art/${file}${ownPictureFiles.narrow}`}
                  alt=""
                  width="96"
                  height="64"
                  loading="lazy"
                />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
