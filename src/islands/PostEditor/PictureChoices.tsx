import { ownPictureFiles, ownPictures } from '#data/pictures.ts';

export type Choose = (picture: { url: string; alt: string }) => void;

export function PictureChoices({ onChoose }: { onChoose: Choose }) {
  return (
    <ul>
      {ownPictures.map(({ name, file, alt }) => (
        <li key={file}>
          <button type="button" onClick={() => onChoose({ url: `/art/${file}${ownPictureFiles.wide}`, alt })}>
            <img src={`/art/${file}${ownPictureFiles.narrow}`} alt="" width="96" height="64" loading="lazy" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
