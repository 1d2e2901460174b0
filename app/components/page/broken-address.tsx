/** An address that may break after a dot, a colon and the sign, and nowhere else. */
export const BrokenAddress = ({ address }: { address: string }) => (
  <>
    {address.split(/(?<=[.:@])/).map((part, index) => (
      <span key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </span>
    ))}
  </>
);
