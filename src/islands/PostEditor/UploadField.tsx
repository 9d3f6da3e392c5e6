import { type ChangeEvent, useId, useState } from 'react';
import { uploadPicture } from '#backend/pictures.ts';
import { toWords } from '#components/account/Problem.tsx';
import { Fault, hintLook } from '#components/ui/Field.tsx';
import { findFileFault, pictureTypes } from '#lib/editor/picture-file.ts';
import { getAuth } from '#stores/session.ts';

/** Whether a browser can show the file: its name and type may say anything. */
const isPicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

/** Takes a picture from this device and gives the address it is at from then on. */
export function UploadField({ onUploaded }: { onUploaded: (address: string) => void }) {
  const id = useId();
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  const send = async (file: File) => {
    setState('sending');
    const problem =
      findFileFault(file) ??
      ((await isPicture(file)) ? null : 'This file cannot be shown: it is no picture.');
    if (problem !== null) {
      setState('idle');
      return setFault(problem);
    }
    const uploaded = await uploadPicture(getAuth(), file, pictureTypes[file.type] ?? '');
    setState(uploaded.ok ? 'sent' : 'idle');
    if (uploaded.ok) onUploaded(uploaded.value);
    else setFault(toWords(uploaded.failure));
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    setFault('');
    if (file && state !== 'sending') void send(file);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-small">
      <label className="font-[600]" htmlFor={id}>
        Or upload one
      </label>
      <input
        className="max-w-full file:mr-3 file:min-h-11 file:rounded-soft file:border file:border-solid file:border-haematoxylin file:bg-transparent file:px-4 file:font-[600] file:text-haematoxylin"
        id={id}
        type="file"
        accept={Object.keys(pictureTypes).join()}
        aria-describedby={`${id}-fault`}
        onChange={choose}
      />
      <Fault name={id} fault={fault} isSpoken />
      <p className={`empty:hidden ${hintLook}`} role="status">
        {state === 'sending'
          ? 'Uploading...'
          : state === 'sent'
            ? 'Uploaded: its address is in the field.'
            : ''}
      </p>
    </div>
  );
}
