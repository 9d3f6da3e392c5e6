/** The empty summary over two empty cards, as large as full ones. */
export function PetSkeleton() {
  return (
    <div className="skeleton">
      <h2>Health Summary</h2>
      <dl className="summary">
        {['Healthy', 'Monitoring', 'In treatment', 'Visits within 30 days'].map((label) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>
              <span className="bar" />
            </dd>
          </div>
        ))}
      </dl>
      {[1, 2].map((key) => (
        <div className="pet" key={key}>
          <span className="avatar empty s80" />
          <div>
            <p className="name">
              <span className="bar" />
            </p>
            <p>
              <span className="bar" />
            </p>
            <p>
              <span className="bar" />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
