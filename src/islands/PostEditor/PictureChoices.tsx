import { ownPictureFiles, ownPictures } from '#data/pictures.ts';

export type Choose = (picture: { url: string; alt: string }) => void;

export function PictureChoices({ onChoose }: { onChoose: Choose }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">
      {ownPictures.map(({ name, file, alt }) => (
        <li key={file}>
          <button
            className="grid w-full gap-1 rounded-soft border border-rule bg-sheet p-1 text-left text-small hover:border-haematoxylin"
            type="button"
            onClick={() => onChoose({ url: `/art/${file}${ownPictureFiles.wide}`, alt })}
          >
            <img
              className="aspect-3/2 w-full rounded-sharp object-cover"
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
  );
}
