import { useState } from 'react';
import { Avatar } from '#components/account/Avatar.tsx';
import { AvatarChoice } from '#components/account/AvatarChoice.tsx';
import { shrinkPicture } from '#components/account/shrink-picture.ts';

type Props = { image: string | null; onChoose: (image: string | null) => void };

/** One of the avatars, or a photo: made small here, so that it is kept with the pet and nowhere else. */
export function PetPicture({ image, onChoose }: Props) {
  const [fault, setFault] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await shrinkPicture(file);
    setFault(picture ? '' : 'This file is no picture that can be shown. JPEG and PNG work everywhere.');
    if (picture) onChoose(picture);
  };
  return (
    <div className="picture">
      <Avatar image={image} size={80} />
      <div>
        <AvatarChoice name="image" chosen={image} onChoose={onChoose} />
        <div className="between">
          <label className="link">
            Use a photo
            <input
              className="unseen"
              type="file"
              accept="image/*"
              aria-describedby="picture-fault"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
          {image !== null && (
            <button className="link" type="button" onClick={() => onChoose(null)}>
              No picture
            </button>
          )}
        </div>
        <p className="fault" id="picture-fault" role="status">
          {fault}
        </p>
      </div>
    </div>
  );
}
