import { Avatar } from '#components/account/Avatar.tsx';
import { type AvatarId, avatarIds } from '#schemas/profile.ts';

const names: Record<AvatarId, string> = {
  dog1: 'Brown dog',
  dog2: 'Grey dog',
  dog3: 'Golden dog',
  cat1: 'Ginger cat',
  cat2: 'Black cat',
  cat3: 'Striped cat',
};

const ring =
  'group-has-checked/avatar:shadow-[0_0_0_3px_var(--color-sheet),0_0_0_6px_var(--color-haematoxylin)]';

type Props = { name: string; chosen: string | null; onChoose: (id: AvatarId) => void };

/** The six drawn avatars, of which one can be chosen. */
export function AvatarChoice({ name, chosen, onChoose }: Props) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-[600]">Avatar</legend>
      <div className="mt-3 -ml-3 grid grid-cols-[repeat(auto-fill,5rem)] gap-y-4">
        {avatarIds.map((id) => (
          <label key={id} className="group/avatar grid cursor-pointer justify-items-center gap-2.5">
            <input
              className="order-1 m-0 size-6 flex-none"
              type="radio"
              name={name}
              checked={chosen === id}
              aria-label={names[id]}
              onChange={() => onChoose(id)}
            />
            <Avatar image={id} size={56} className={ring} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
