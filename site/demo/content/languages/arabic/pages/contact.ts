import { paragraphs } from '../../../blocks.ts';
import { contact } from '../../../pages/contact.ts';
import { leftToRight, type PageTexts } from '../../translation.ts';

export const arabicContact: PageTexts = {
  original: contact,
  slug: 'اتصل-بنا',
  heading: 'اتصلوا أو اكتبوا أو تفضّلوا من الجانب',
  description: 'يردّ عليكم إنسان. فإن لم يردّ أحد فنحن نحمل شيئًا ثقيلًا؛ أعيدوا المحاولة بعد عشر دقائق.',
  contents: [
    {
      title: 'أين تجدوننا',
      left: [
        {
          heading: 'شارع هوليس',
          paragraph: paragraphs(
            '12 شارع هوليس، فوق المغسلة. سيروا بمحاذاة صناديق القمامة حتى البوابة الخضراء؛ المصعد إلى اليسار.',
            `<a href="tel:+61255501120">${leftToRight('(02) 5550 1120')}</a>، من الاثنين إلى الجمعة، من التاسعة صباحًا إلى الخامسة مساءً`,
            '<a href="mailto:hello@sidegate.example">hello@sidegate.example</a>',
          ),
        },
      ],
      right: [
        {
          heading: 'وادي كورو',
          paragraph: paragraphs(
            'مكتب البريد القديم في شارع ريدج. يومي الثلاثاء والجمعة، أو متى كان الضوء مُضاءً.',
            `<a href="tel:+61255501147">${leftToRight('(02) 5550 1147')}</a>، واسألوا عن جوزي`,
            '<a href="mailto:valley@sidegate.example">valley@sidegate.example</a>',
          ),
        },
      ],
    },
    {
      title: 'أو اكتبوا إلينا',
      primaryButtonText: 'أرسلوا',
      subject: 'رسالة من الموقع العربي',
      successEmailSubject: 'رسالتكم إلى سايدغيت',
      successEmailText: `<p>تحية طيبة، \${name}</p><p>وصلت رسالتكم، وهناك من يقرؤها الآن. سنتصل بكم أو نكتب إليكم اليوم.</p>`,
      successMessage: paragraphs('شكرًا لكم. سنتصل بكم أو نكتب إليكم اليوم.'),
      fields: [
        { label: 'الاسم' },
        { label: 'البريد الإلكتروني' },
        { label: 'أو رقم الهاتف' },
        { label: 'أين تسكنون' },
        { label: 'موضوع الرسالة', options: ['أحتاج إلى شيء', 'أودّ أن أساعد', 'أكتب لصحيفة', 'أمر آخر'] },
        { label: 'متى تحتاجون إليه، إن كان له موعد' },
        { label: 'الشارع والحاجة، بأيّ ترتيب' },
        { label: 'يمكنكم الاتصال بي' },
      ],
    },
    { quote: 'اتصلتِ من أجل ممرّ فبقيتِ ساعة. اتصلي ثانيةً.', quoteBy: 'ورقة على جدار المكتب' },
    { title: 'لماذا يتصل الناس بنا' },
    {
      heading: 'أحتاج إلى شيء، أو أعرف من يحتاج',
      paragraph: paragraphs(
        'قولوا لنا الشارع والحاجة، بأيّ ترتيب، ونحن نعاود الاتصال في اليوم نفسه. لا يُشترط أن تكونوا من أهل المنطقة، ولا كبارًا في السنّ، ولا متأكدين.',
      ),
      link: { text: 'ماذا نفعل', href: '/what-we-do' },
    },
    {
      heading: 'أودّ أن أساعد',
      paragraph: paragraphs(
        'أهلًا بكم. أخبرونا أيّ مساء لديكم، لا ماذا تُحسنون؛ فلكلّ مساء ما يُفعل فيه. والقدور والصبر عندنا قليلان دائمًا.',
      ),
      link: { text: 'مشاريعنا', href: '/projects' },
    },
    {
      heading: 'أكتب لصحيفة',
      paragraph: paragraphs(
        'تحدّثكم نور عن المال والخطط. أمّا ما سوى ذلك فنسأل عنه أصحابه أولًا، وكثيرًا ما يعتذرون، فنبحث لكم عمّن يقبل.',
      ),
    },
    { heading: 'أو تفضّلوا دون موعد', link: { text: 'كل الأخبار', href: '/news' } },
  ],
};
