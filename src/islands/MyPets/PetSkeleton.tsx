/** Two empty cards under an empty summary, as large as full ones. */
export function PetSkeleton() {
  return (
    <div className="skeleton">
      <div className="summary">
        {[1, 2, 3, 4].map((key) => (
          <span className="bar" key={key} />
        ))}
      </div>
      {[1, 2].map((key) => (
        <div className="pet" key={key}>
          <span className="avatar empty s80" />
          <div>
            <span className="bar" />
            <span className="bar" />
            <span className="bar" />
          </div>
        </div>
      ))}
    </div>
  );
}
