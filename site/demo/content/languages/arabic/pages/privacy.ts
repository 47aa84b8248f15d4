import { bullets, paragraphs } from '../../../blocks.ts';
import { privacy } from '../../../pages/privacy.ts';
import type { PageTexts } from '../../translation.ts';

export const arabicPrivacy: PageTexts = {
  original: privacy,
  slug: 'الخصوصية',
  heading: 'الخصوصية بكلمات عادية',
  description: 'ماذا نعرف عنكم، ومن يراه، وكيف تجعلوننا ننساه.',
  contents: [
    {
      text: paragraphs('باختصار: نحتفظ بما نحتاج إليه كي نأتي إليكم، <a href="#crossing-out">ونشطبه متى قلتم ذلك</a>.'),
    },
    {
      heading: 'بماذا نحتفظ',
      paragraph: paragraphs(
        'إذا اتصلتم كتبنا الاسم والرقم في دفتر. وإذا كنتم في قائمة الستائر فجاركم يعرف عنوانكم، وكان يعرفه من قبل.',
        bullets(
          'الأسماء والأرقام: إلى أن تطلبوا شطبها',
          'ما تحتاجون إليه وما تُحسنونه: ما دام المشروع قائمًا',
          'المال: سبع سنوات، لأن القانون يقول ذلك',
        ),
        'لا نبيع شيئًا من ذلك ولا نؤجّره ولا نُعيره. ولا يضع هذا الموقع ملفات ارتباط للإعلانات، ولا يتتبّعكم في مواقع أخرى.',
      ),
    },
    {},
    {
      title: 'ماذا يمكنكم أن تطلبوا',
      left: [
        {
          heading: 'الاطّلاع عليه',
          paragraph: paragraphs('تفضّلوا إلينا فنُدير الدفتر نحوكم، أو نرسل إليكم نسخة خلال أسبوعين.'),
        },
      ],
      right: [
        {
          heading: 'تغييره أو حذفه',
          paragraph: paragraphs(
            'اكتبوا إلى <a href="mailto:hello@sidegate.example">hello@sidegate.example</a> أو أخبروا أيّ شخص يعمل هنا. وعليه أن يبلّغ بذلك قبل المساء.',
          ),
        },
      ],
    },
    {
      text: 'قُرئت هذه الصفحة بصوت عالٍ وعُدّلت آخر مرة في اجتماع يونيو. والاجتماع القادم في ديسمبر، والحضور مفتوح للجميع.',
    },
  ],
};
