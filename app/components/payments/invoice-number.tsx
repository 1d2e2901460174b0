/** The number of an invoice, which breaks after its slashes and dashes where a line is too narrow for it, and nowhere else. */
export const InvoiceNumber = ({ number }: { number: string }) => (
  <>
    {number.split(/(?<=[/-])/).map((part, index) => (
      <span key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </span>
    ))}
  </>
);
