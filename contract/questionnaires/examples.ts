export const questionnaire = {
  id: 'questionnaire-kard',
  name: 'Ankieta przed konsultacją kardiologiczną',
  sections: [
    {
      name: 'Dolegliwości',
      questions: [
        {
          orderNumber: 1,
          format: 'TEXT',
          text: 'Z jakim problemem zgłasza się Pan/Pani do kardiologa?',
          required: true,
          maxLength: 1_000,
        },
        {
          orderNumber: 2,
          format: 'CHOICE',
          text: 'Które z tych objawów wystąpiły w ostatnich trzech miesiącach?',
          hint: 'Można wybrać kilka odpowiedzi',
          required: true,
          options: [
            { code: '1', name: 'Ból lub ucisk w klatce piersiowej' },
            { code: '2', name: 'Duszność przy wysiłku' },
            { code: '7', name: 'Żadne z tych' },
          ],
          multiple: true,
        },
        { orderNumber: 4, format: 'DATE', text: 'Od kiedy trwają dolegliwości?', required: false },
      ],
    },
    {
      name: 'Pomiary',
      questions: [
        {
          orderNumber: 8,
          format: 'NUMERIC',
          text: 'Masa ciała',
          hint: 'Na przykład 78,5',
          required: true,
          minimum: 1,
          maximum: 400,
          decimalPlaces: 1,
          unit: 'kg',
        },
      ],
    },
  ],
};

export const fulfillment = {
  questionnaireId: questionnaire.id,
  answers: [
    { orderNumber: 1, format: 'TEXT', value: 'Kołatanie serca przy wchodzeniu po schodach' },
    { orderNumber: 2, format: 'CHOICE', value: '1' },
    { orderNumber: 2, format: 'CHOICE', value: '2' },
    { orderNumber: 4, format: 'DATE', value: '2026-06-01' },
    { orderNumber: 8, format: 'NUMERIC', value: '78.5' },
  ],
};
