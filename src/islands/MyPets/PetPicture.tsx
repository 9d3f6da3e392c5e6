import { useState } from 'react';
import { Avatar } from '#components/account/Avatar.tsx';
import { AvatarChoice } from '#components/account/AvatarChoice.tsx';
import { shrinkPicture } from '#components/account/shrink-picture.ts';
import { Button, FileButton } from '#components/ui/Button.tsx';

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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Avatar image={image} size={80} className="max-sm:hidden" />
      <div>
        <AvatarChoice name="image" chosen={image} onChoose={onChoose} />
        <div className="flex flex-wrap items-center gap-x-6">
          <FileButton
            tone="text"
            accept="image/*"
            aria-describedby="picture-fault"
            onChange={({ target }) => void take(target.files?.[0])}
          >
            Use a photo
          </FileButton>
          {image !== null && (
            <Button tone="text" onClick={() => onChoose(null)}>
              No picture
            </Button>
          )}
        </div>
        <p className="text-small leading-[1.4] text-vermilion empty:hidden" id="picture-fault" role="status">
          {fault}
        </p>
      </div>
    </div>
  );
}
